import { type ClaimDocumentRequest } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { documentLines, missingForDecision } from './document-lines';
import { receivedLine } from './received-line';

const request = (type: ClaimDocumentRequest['type'], more: Partial<ClaimDocumentRequest> = {}) =>
  ({ type, alsoTakes: [], label: type, why: 'Why', neededFor: 'DECISION', payeeId: null, ...more }) as const;
const certificate = request('DEATH_CERTIFICATE');
const notice = request('NOTICE_OF_DEATH');

let ids = 0;
const uuid = () => `id-${(ids += 1)}`;
const now = new Date('2026-11-20T08:00:00Z');
const aFile = { id: 'file-1', name: 'certificate.pdf', receivedAt: now.toISOString() };
const received = { files: [aFile], receivedAt: now };

describe('the documents of a claim', () => {
  it('are what the facts ask for, in that order, each with an id of its own that it keeps', () => {
    const first = documentLines([], [certificate], uuid);
    expect(first).toMatchObject([{ ...certificate, isAsked: true, status: 'NEEDED', files: [], settledAt: null }]);
    const next = documentLines(first, [notice, { ...certificate, why: 'Another reason' }], uuid);
    expect(next.map(({ type }) => type)).toEqual(['NOTICE_OF_DEATH', 'DEATH_CERTIFICATE']);
    expect(next[1]).toMatchObject({ id: first[0]?.id, why: 'Another reason' });
  });

  it('lose a line that nothing asks for any more, unless something came for it', () => {
    const [line, other] = documentLines([], [certificate, notice], uuid);
    if (!line || !other) throw new Error('There are no lines');
    const came = receivedLine(line, received);
    expect(documentLines([came, other], [], uuid)).toEqual([{ ...came, isAsked: false }]);
    expect(documentLines([{ ...came, isAsked: false }], [certificate], uuid)).toEqual([came]);
  });

  it('are told apart by whom they are asked of and by what they are called', () => {
    const asked = [
      request('ID_COPY', { label: 'ID of the person who died' }),
      request('ID_COPY', { payeeId: 'payee-1' }),
      request('ID_COPY', { payeeId: 'payee-2' }),
    ];
    const lines = documentLines([], asked, uuid);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
    expect(documentLines(lines, asked.toReversed(), uuid).map(({ id }) => id)).toEqual(
      lines.toReversed().map(({ id }) => id),
    );
  });

  it('are missing for the decision while they are needed or not usable, and what only the payment needs never is', () => {
    const [line] = documentLines([], [certificate], uuid);
    if (!line) throw new Error('There is no line');
    const isMissing = (more: Partial<typeof line>) => missingForDecision([{ ...line, ...more }]).length > 0;
    expect(isMissing({})).toBe(true);
    expect(isMissing({ status: 'NOT_USABLE' })).toBe(true);
    expect(isMissing({ neededFor: 'PAYMENT' })).toBe(false);
    expect(isMissing({ isAsked: false })).toBe(false);
    for (const status of ['RECEIVED', 'ACCEPTED', 'WAIVED'] as const) expect(isMissing({ status })).toBe(false);
  });
});

describe('a document for which something came', () => {
  const [line] = documentLines([], [certificate], uuid);
  if (!line) throw new Error('There is no line');

  it.each(['NEEDED', 'NOT_USABLE'] as const)('was %s and is received from that moment on', (status) => {
    const before = { ...line, status, reason: 'TOO_DARK' as const, helpAskedAt: '2026-11-18T08:00:00.000Z' };
    expect(receivedLine(before, received)).toEqual({
      ...line,
      status: 'RECEIVED',
      reason: null,
      helpAskedAt: null,
      files: [aFile],
      settledAt: '2026-11-20T08:00:00.000Z',
    });
  });

  it.each(['RECEIVED', 'ACCEPTED', 'WAIVED'] as const)('was %s and stays so, with its clock as it was', (status) => {
    const before = { ...line, status, settledAt: '2026-11-18T08:00:00.000Z' };
    expect(receivedLine(before, received)).toEqual({ ...before, files: [aFile] });
  });
});
