import { packageBytesMax } from '@confab/contracts';

/** The largest body of an import in bytes: the file is base64 text in JSON. */
export const fileBodyLimit = Math.ceil(packageBytesMax / 3) * 4 + 100_000;
