/** Downloads a text as a file. */
export function saveFile({ fileName, mediaType, text }: { fileName: string; mediaType: string; text: string }): void {
  saveBlob(fileName, new Blob([text], { type: `${mediaType};charset=utf-8` }));
}

/** Downloads a file given as base64 text. */
export function saveBytes(file: { fileName: string; mediaType: string; content: string }): void {
  const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  saveBlob(file.fileName, new Blob([bytes], { type: file.mediaType }));
}

/** Downloads a blob as a file. */
export function saveBlob(fileName: string, blob: Blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
