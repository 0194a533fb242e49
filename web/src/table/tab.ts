// The tab of the browser: its title and its picture tell that it is the own turn.

const QUIET = "/favicon.svg";
// A vermilion seal with a drop: clearly another picture, also without colours.
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#b9382a"/><path d="M16 6c5 7 7 9.5 7 13a7 7 0 0 1-14 0c0-3.5 2-6 7-13z" fill="#fdf9ef"/></svg>',
  );

/** Shows it until the answer is called. */
export function showTurn(mine: boolean, title: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = mine ? CALLING : QUIET;
  document.title = title;
  return () => {
    if (icon) icon.href = QUIET;
  };
}
