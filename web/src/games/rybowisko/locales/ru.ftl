# Rybowisko in the browser.
