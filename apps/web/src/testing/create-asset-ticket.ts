/** The answer of the call for a ticket, with short addresses. */
export function createAssetTicket() {
  return {
    ticket: 't',
    expiresUtc: '2026-01-01T00:00:00Z',
    imageAddress: '/media/{assetId}?size={imageSize}&ticket=t',
    audioAddress: '/media/{assetId}?format={audioFormat}&ticket=t',
  };
}
