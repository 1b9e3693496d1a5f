/** The browser may still be reading the address when the click returns. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which asks its person where to keep it or puts it with the downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
