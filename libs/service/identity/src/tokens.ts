import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { fromBase64Url, toBase64Url } from './base64url';
import { keyedHash, sameBytes } from './keyed-hash';

/** Those of a claim open nothing else, and no other token opens a claim for somebody who claims. */
const kinds = { access: 1, refresh: 2, claimAccess: 3, claimRefresh: 4 } as const;
export type TokenKind = keyof typeof kinds;

/** What a token says: whose session, which rotation of it, and until when. */
export interface TokenContents {
  readonly sessionId: string;
  /** How often the session had been refreshed when the token was made. */
  readonly counter: number;
  readonly expiresAt: Date;
}

export interface Tokens {
  make(kind: TokenKind, contents: TokenContents): string;
  /** The contents of a token of this service and kind, whatever the time. Null for anything else. */
  open(kind: TokenKind, token: string): TokenContents | null;
  /** As `open`, and null from the moment the token expires. Asks no database. */
  read(kind: TokenKind, token: string, now: Date): TokenContents | null;
}

const version = 1;
const headLength = 28;
const tokenLength = 60;
const tokenTextLength = 80;
/** Tokens known to be genuine; then it starts anew. About half a megabyte. */
const mostGenuine = 1000;

/** What stands in a token whose hash was right. */
interface Opened {
  version: number | undefined;
  kind: number | undefined;
  contents: TokenContents;
}

/**
 * Tokens are `version(1) kind(1) sessionId(16) counter(4) expiry(6, ms) HMAC-SHA256(32)`, 80 characters of base64url.
 *
 * The same contents always give the same token, so an answer can be repeated and nothing token-like is stored
 * (docs/reliability.md#a8). `decisions/001-tokens-are-derived.md` says why.
 *
 * A token that was found genuine is not hashed again for a while: the same text has the same hash. Its expiry is looked at
 * every time, and whether its session is live is not known here.
 */
export function createTokens(secret: string): Tokens {
  const hash = keyedHash(secret, 'session tokens');
  const genuine = new Map<string, Opened>();

  const check = (token: string): Opened | null => {
    const bytes = fromBase64Url(token);
    if (bytes === null || bytes.length !== tokenLength) return null;
    const head = bytes.subarray(0, headLength);
    if (!sameBytes(bytes.subarray(headLength), hash(head))) return null;
    const opened = { version: head[0], kind: head[1], contents: contentsOf(head) };
    if (genuine.size >= mostGenuine) genuine.clear();
    genuine.set(token, opened);
    return opened;
  };
  const open = (kind: TokenKind, token: string): TokenContents | null => {
    if (token.length !== tokenTextLength) return null;
    const opened = genuine.get(token) ?? check(token);
    return opened?.version === version && opened.kind === kinds[kind] ? opened.contents : null;
  };
  return {
    make: (kind, contents) => {
      const head = headOf(kind, contents);
      return toBase64Url(concatBytes(head, hash(head)));
    },
    open,
    read: (kind, token, now) => {
      const contents = open(kind, token);
      return contents !== null && now < contents.expiresAt ? contents : null;
    },
  };
}

function headOf(kind: TokenKind, { sessionId, counter, expiresAt }: TokenContents): Uint8Array {
  const head = new Uint8Array(headLength);
  const view = new DataView(head.buffer);
  head.set([version, kinds[kind]]);
  head.set(hexToBytes(sessionId.replaceAll('-', '')), 2);
  view.setUint32(18, counter);
  view.setUint16(22, Math.floor(expiresAt.getTime() / 2 ** 32));
  view.setUint32(24, expiresAt.getTime() % 2 ** 32);
  return head;
}

function contentsOf(head: Uint8Array): TokenContents {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const hex = bytesToHex(head.subarray(2, 18));
  return {
    sessionId: [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-'),
    counter: view.getUint32(18),
    expiresAt: new Date(view.getUint16(22) * 2 ** 32 + view.getUint32(24)),
  };
}
