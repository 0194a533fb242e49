# Kōhaku in the browser.
