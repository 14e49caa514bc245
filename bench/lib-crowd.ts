import { connect, type Socket } from 'node:net';

// Many cheap web socket clients in one process: plain sockets and a small frame parser, so that the client costs the
// same for every server.

/** How to connect one client. */
export interface CrowdSettings {
  readonly port: number;
  readonly paths: readonly string[];
  /** Sent after connecting; the client counts as connected after one text in response. */
  readonly handshake: string | undefined;
  /** Receives the number of an event, the index of the client and a function that returns the text. */
  readonly onEvent: (seq: number, client: number, text: () => string) => void;
}

/** The connected clients. */
export interface Crowd {
  /** Drops the connection of one client. */
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
  // Clients of the hub acknowledge received messages at intervals, like the official client.
  const timer = setInterval(() => {
    for (const { socket, countReceived } of members)
      if (settings.handshake && countReceived() > 0)
        socket.write(encodeFrame(`{"type":8,"sequenceId":${countReceived()}}\u001e`));
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
  readonly countReceived: () => number;
}

function connectMember(
  { port, handshake: firstWords, onEvent }: CrowdSettings,
  path: string,
  client: number,
): Promise<Member> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let rest: Buffer | undefined;
    let isUpgraded = false;
    const socket = connect(port, '127.0.0.1');
    const member = { socket, countReceived: () => received };
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
        if (firstWords) socket.write(encodeFrame(firstWords));
        else resolve(member);
      }
      rest = forEachText(bytes, (from, to) => {
        const seq = readSeq(bytes, from, to);
        if (seq === undefined) return resolve(member);
        received += 1;
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

/** Calls back with the range of every complete text. @returns the rest, an incomplete frame. */
function forEachText(bytes: Buffer, onText: (from: number, to: number) => void): Buffer | undefined {
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
    if ((bytes.readUInt8(at) & 15) === 1) onText(from, from + length);
    at = from + length;
  }
  return at < bytes.length ? Buffer.from(bytes.subarray(at)) : undefined;
}

/** Reads the number of the event in a text; other messages have none. */
function readSeq(bytes: Buffer, from: number, to: number): number | undefined {
  const key = bytes.indexOf(seqKey, from);
  if (key < 0 || key > to) return undefined;
  let seq = 0;
  for (let at = key + seqKey.length; ; at += 1) {
    const digit = (bytes[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return seq;
    seq = seq * 10 + digit;
  }
}

/** Encodes a text as a client frame. The mask is zero, which costs no processor time. */
function encodeFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const header = length < 126 ? [0x81, 0x80 | length] : [0x81, 0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([...header, 0, 0, 0, 0]), payload]);
}
