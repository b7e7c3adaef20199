/** As a ref: scrolls to the top, however far down the previous step was. */
export const beginAtTop = (element: HTMLElement | null): void => {
  if (element) document.documentElement.scrollTop = 0;
};
