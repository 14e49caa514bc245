/** Reads a file as base64 text. */
export function readFileAsBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    // The browser's own reason does not help the person who chose the file.
    reader.addEventListener('error', () => reject(new Error('Error importing project files')));
    reader.readAsDataURL(file);
  });
}
