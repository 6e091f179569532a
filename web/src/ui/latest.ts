/**
 * For an effect: take what a promise brings while it is still wanted. When the effect runs again, or its part of the page is gone, it is
 * too late. An error that nobody takes is said in the console.
 */
export function latest<T>(
  coming: Promise<T> | undefined,
  take: (value: T) => void,
  fail?: (error: unknown) => void,
): () => void {
  let wanted = true;
  void coming?.then(
    (value) => {
      if (wanted) take(value);
    },
    fail &&
      ((error: unknown) => {
        if (wanted) fail(error);
      }),
  );
  return () => {
    wanted = false;
  };
}
