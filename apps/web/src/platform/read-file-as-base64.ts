/** A file as base64 text, the way it travels. */
export function readFileAsBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    // The browser's own reason says less to whoever chose the file than that it could not be read.
    reader.addEventListener('error', () => reject(new Error('Error importing project files')));
    reader.readAsDataURL(file);
  });
}
