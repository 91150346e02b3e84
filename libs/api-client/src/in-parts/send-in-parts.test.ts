import { claimAdditions, documentAdditions, type StoredSession } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { makeCalls } from '../make-calls';
import { aServiceOnALine, quickLine } from '../testing/a-line';
import { json, refusal } from '../testing/fake-service';
import { memoryBrowser } from '../testing/memory-session';
import { type Transfer } from './transfer';

const session: StoredSession = { accessToken: 'access', refreshToken: 'refresh', userType: 'user' };
const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251);
const base64 = (content: Uint8Array) => btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(''));
const aDocument = (content = bytes) => ({
  base64File: base64(content),
  fileName: 'photo.jpg',
  fileExtension: '.jpg',
  contentType: 'image/jpeg',
  type: 'OTHER' as const,
  actionId: null,
});
const partsOfIt = 5; // of 64 KiB

const setUp = (service = aServiceOnALine(), line = quickLine()) => {
  const call = makeCalls({
    host: 'https://api.test',
    session: memoryBrowser(session).tab(),
    fetch: service.fetch,
    line,
  });
  let transfer: Transfer | null = null;
  const states: string[] = [];
  const begin = (next: Transfer) => {
    transfer = next;
    next.subscribe(() => states.push(`${next.state().kind} ${next.state().arrived}`));
  };
  const send = (body = aDocument(), inParts: { waits: boolean } | null = { waits: true }) =>
    call(documentAdditions.uploadDocument, { policyNumber: '7000010012' }, body, {
      idempotencyKey: 'key',
      ...(inParts && { inParts: { onBegin: begin, ...inParts } }),
    });
  const sendForClaim = (where: { policyNumber?: string }) => {
    const { type: _, actionId: _action, ...file } = aDocument();
    return call(
      claimAdditions.sendClaimDocument,
      { reference: 'CL-7K3M-Q2XR' },
      { documentId: 'line', files: [file], version: 1 },
      { idempotencyKey: 'key', inParts: { onBegin: begin, waits: true, ...where } },
    );
  };
  return { service, line, send, sendForClaim, states, transfer: () => transfer as Transfer | null };
};
/** Fates by the number of the request, counted from 1. */
const at =
  (fates: Record<number, 'lost' | 'answer lost' | Response>) => (_method: string, _path: string, number: number) =>
    fates[number] ?? ('through' as const);
const isPart = (path: string) => path.includes('/parts/');

describe('a large file', () => {
  it('goes in parts, and the call names it', async () => {
    const { service, send, states } = setUp();
    expect(await send()).toMatchObject({ success: true, data: { id: 'document 1' } });
    expect(service.requests).toEqual([
      'POST /policies/7000010012/uploads',
      ...Array.from({ length: partsOfIt }, (_, part) => `PUT /policies/7000010012/uploads/ID/parts/${part}`),
      'POST /policies/7000010012/documents',
    ]);
    expect(isWhole(service.content())).toBe(true);
    expect(service.bodies).toEqual([
      { type: 'OTHER', actionId: null, uploadId: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(states.filter((state) => state.startsWith('sending')).at(-1)).toBe('sending 5');
    expect(states.slice(-2)).toEqual(['finishing 5', 'over 5']);
  });

  it('of a call whose address names no policy goes in parts under the policy that is named', async () => {
    const { service, sendForClaim } = setUp();
    await sendForClaim({ policyNumber: '7000010012' });
    expect(service.requests[0]).toBe('POST /policies/7000010012/uploads');
    expect(service.requests.at(-1)).toBe('POST /claims/CL-7K3M-Q2XR/documents');
    expect(service.bodies).toEqual([
      { documentId: 'line', files: [{ uploadId: expect.stringMatching(/^[0-9a-f]{64}$/) }], version: 1 },
    ]);
  });

  it('of a call whose address names no policy goes as it is where no policy is named', async () => {
    const { service, sendForClaim } = setUp();
    await sendForClaim({});
    expect(service.requests).toEqual(['POST /claims/CL-7K3M-Q2XR/documents']);
  });

  it('goes on where it was when the line breaks, and sends no part again that is there', async () => {
    const { service, send, states } = setUp(aServiceOnALine(at({ 4: 'lost', 5: 'lost', 8: 'answer lost' })));
    await send();
    expect(isWhole(service.content())).toBe(true);
    expect(service.bodies).toHaveLength(1);
    expect(service.bytes()).toBeLessThan(bytes.length * 1.3);
    expect(states).toContain('waiting 2');
  });

  it('is one document when the answer to the last call is lost', async () => {
    const { service, send } = setUp(aServiceOnALine(at({ 7: 'answer lost' })));
    await send();
    expect(service.requests.filter((one) => one.endsWith('/documents'))).toHaveLength(2);
    expect(service.bodies).toHaveLength(1);
  });

  it('waits longer each time while nothing answers, then stops until somebody goes on', async () => {
    let isBroken = true;
    const { service, send, line, transfer } = setUp(
      aServiceOnALine((_, path) =>
        isBroken && isPart(path) ? 'lost' : isBroken && /ID|[0-9a-f]{64}/.test(path) ? 'lost' : 'through',
      ),
    );
    const sent = send();
    await until(() => transfer()?.state().kind === 'paused');
    expect(transfer()?.state()).toMatchObject({ kind: 'paused', by: 'silence' });
    expect(line.waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    isBroken = false;
    transfer()?.resume();
    await sent;
    expect(isWhole(service.content())).toBe(true);
  });

  it('waits for a network as long as there is none', async () => {
    let lost = 0;
    const isOnline = () => lost >= 40;
    const service = aServiceOnALine((_, path) => (/[0-9a-f]{64}/.test(path) && (lost += 1) <= 40 ? 'lost' : 'through'));
    const { send } = setUp(service, quickLine({ isOnline }));
    await send();
    expect(service.bodies).toHaveLength(1);
  });

  it('pauses at once, sends nothing until somebody goes on, and then what is missing', async () => {
    const { service, send, transfer } = setUp(
      aServiceOnALine((_, path) => {
        if (path.endsWith('/parts/2') && service.requests.length === 4) transfer()?.pause();
        return 'through';
      }),
    );
    const sent = send();
    await until(() => transfer()?.state().kind === 'paused');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = service.requests.length;
    expect(transfer()?.state()).toMatchObject({ kind: 'paused', by: 'person', arrived: 2, parts: 5 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(service.requests).toHaveLength(before);
    transfer()?.resume();
    await sent;
    expect(isWhole(service.content())).toBe(true);
    expect(service.bodies).toHaveLength(1);
  });

  it('that is cancelled is not sent, and what has arrived is discarded', async () => {
    const { service, send, transfer, states } = setUp(
      aServiceOnALine((_, path) => {
        if (path.endsWith('/parts/2')) transfer()?.cancel();
        return 'through';
      }),
    );
    expect(await send()).toMatchObject({ success: false, code: 'CANCELLED' });
    await until(() => service.discarded() === 1);
    expect(service.bodies).toEqual([]);
    expect(states.at(-1)).toMatch(/^over/);
  });

  it('begins again when the service has lost it, in the middle and at the end', async () => {
    const service = aServiceOnALine((_method, path, number) => {
      if (number === 4 || (path.endsWith('/documents') && number < 12)) service.forget();
      return 'through';
    });
    await setUp(service).send();
    expect(isWhole(service.content())).toBe(true);
    expect(service.bodies).toHaveLength(1);
  });

  it('is refused for good with the words of the service', async () => {
    const tooLarge = json(413, { success: false, status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'Too large' });
    const { service, send } = setUp(aServiceOnALine(at({ 1: tooLarge })));
    expect(await send()).toEqual({ success: false, status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'Too large' });
    expect(service.requests).toHaveLength(1);
  });

  it('goes on after one refresh when the session ends in the middle', async () => {
    const tokens = { accessToken: 'next', refreshToken: 'next' };
    const { service, send } = setUp(
      aServiceOnALine((_method, path, number) => {
        if (number === 3) return refusal();
        return path.endsWith('/refresh-token') ? json(200, { success: true, data: tokens }) : 'through';
      }),
    );
    await send();
    expect(service.requests.filter((one) => one.endsWith('/refresh-token'))).toHaveLength(1);
    expect(isWhole(service.content())).toBe(true);
    expect(service.bodies).toHaveLength(1);
  });

  it('that nobody sees ends with the first break, and goes on where it was when it is sent again', async () => {
    const { service, send } = setUp(aServiceOnALine(at({ 4: 'lost' })));
    expect(await send(aDocument(), null)).toMatchObject({ success: false, status: 500 });
    await send(aDocument(), null);
    expect(service.bodies).toHaveLength(1);
    expect(service.bytes()).toBeLessThan(bytes.length * 1.3);
  });
});

describe('one body', () => {
  it('is enough for a small file: no other request is made for it', async () => {
    const { service, send, transfer } = setUp();
    const small = aDocument(bytes.slice(0, 150_000));
    await send(small);
    expect(service.requests).toEqual(['POST /policies/7000010012/documents']);
    expect(service.bodies).toEqual([small]);
    expect(transfer()).toBeNull();
  });

  it.each([
    ['in the words of the contract', () => json(404, { success: false, status: 404, code: 'NOT_FOUND', message: 'x' })],
    ['with a page', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ])('is sent where the service does not know parts and says so %s', async (_how, answer) => {
    const { service, send } = setUp(aServiceOnALine((_, path) => (path.includes('/uploads') ? answer() : 'through')));
    await send();
    expect(service.bodies).toEqual([aDocument()]);
    expect(service.requests).toHaveLength(2);
  });
});

const isWhole = (content: readonly number[] = []) =>
  content.length === bytes.length && content.every((byte, place) => byte === bytes[place]);

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 500 && !isTrue(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(isTrue()).toBe(true);
}
