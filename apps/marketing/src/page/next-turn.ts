/** Lets the browser do what has come up meanwhile, such as a press, before the page goes on coming to life. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
