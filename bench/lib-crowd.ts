import { connect, type Socket } from 'node:net';

// Many web socket clients in one process, as cheap as can be: bare sockets and a small frame parser, so that the
// client costs the same whatever server it measures.

/** How to connect one client. */
export interface CrowdSettings {
  readonly port: number;
  readonly paths: readonly string[];
  /** Sent after connecting, and answered with one text before the client counts as connected. */
  readonly firstWords: string | undefined;
  /** The number of an event that arrived at one client, which one that is, and the text as it came. */
  readonly onEvent: (seq: number, client: number, text: () => string) => void;
}

/** The clients, connected. */
export interface Crowd {
  /** Cuts one off, as a lost connection does. */
  cut(client: number): void;
  end(): void;
}

const seqKey = Buffer.from('"Seq":');
const acknowledgeMs = 1_000;

export async function connectCrowd(settings: CrowdSettings): Promise<Crowd> {
  const members: Member[] = [];
  for (let index = 0; index < settings.paths.length; index += 50) {
    const some = settings.paths.slice(index, index + 50).map((path, at) => connectMember(settings, path, index + at));
    members.push(...(await Promise.all(some)));
  }
  // A client of the hub says now and then how far it has heard, as the official one does.
  const timer = setInterval(() => {
    for (const { socket, heard } of members)
      if (settings.firstWords && heard() > 0) socket.write(masked(`{"type":8,"sequenceId":${heard()}}\u001e`));
  }, acknowledgeMs);
  return {
    cut: (client) => void members[client]?.socket.destroy(),
    end() {
      clearInterval(timer);
      for (const { socket } of members) socket.destroy();
    },
  };
}

interface Member {
  readonly socket: Socket;
  readonly heard: () => number;
}

function connectMember({ port, firstWords, onEvent }: CrowdSettings, path: string, client: number): Promise<Member> {
  return new Promise((resolve, reject) => {
    let heard = 0;
    let rest: Buffer | undefined;
    let isUpgraded = false;
    const socket = connect(port, '127.0.0.1');
    const member = { socket, heard: () => heard };
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', () => socket.write(upgradeRequest(path)));
    socket.on('data', (chunk) => {
      let bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
      rest = undefined;
      if (!isUpgraded) {
        const end = bytes.indexOf('\r\n\r\n');
        if (end < 0) return void (rest = bytes);
        if (!bytes.toString('latin1', 0, 12).includes('101'))
          return reject(new Error(bytes.toString('latin1', 0, 200)));
        isUpgraded = true;
        bytes = bytes.subarray(end + 4);
        if (firstWords) socket.write(masked(firstWords));
        else resolve(member);
      }
      rest = eachText(bytes, (from, to) => {
        const seq = seqIn(bytes, from, to);
        if (seq === undefined) return resolve(member);
        heard += 1;
        onEvent(seq, client, () => bytes.toString('utf8', from, to));
      });
    });
  });
}

function upgradeRequest(path: string) {
  const headers = [
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
  ];
  return `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/** Calls back with the place of every whole text. @returns what is left of a frame that has not come whole. */
function eachText(bytes: Buffer, tell: (from: number, to: number) => void): Buffer | undefined {
  let at = 0;
  while (at + 2 <= bytes.length) {
    let length = bytes.readUInt8(at + 1) & 127;
    let from = at + 2;
    if (length === 126) {
      if (from + 2 > bytes.length) break;
      length = bytes.readUInt16BE(from);
      from += 2;
    }
    if (from + length > bytes.length) break;
    if ((bytes.readUInt8(at) & 15) === 1) tell(from, from + length);
    at = from + length;
  }
  return at < bytes.length ? Buffer.from(bytes.subarray(at)) : undefined;
}

/** The number of the event in a text; anything else the server says has none. */
function seqIn(bytes: Buffer, from: number, to: number): number | undefined {
  const key = bytes.indexOf(seqKey, from);
  if (key < 0 || key > to) return undefined;
  let seq = 0;
  for (let at = key + seqKey.length; ; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return seq;
    seq = seq * 10 + digit;
  }
}

/** A client's frame; its mask is zero, which costs nothing to make or to take off. */
function masked(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const header = length < 126 ? [0x81, 0x80 | length] : [0x81, 0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([...header, 0, 0, 0, 0]), payload]);
}
