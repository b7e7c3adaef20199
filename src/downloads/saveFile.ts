/** Makes the browser download an address, without leaving the page. */
export function downloadAddress(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Makes the browser save a text from the page as a file. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  downloadAddress(address, name);
  URL.revokeObjectURL(address);
}
