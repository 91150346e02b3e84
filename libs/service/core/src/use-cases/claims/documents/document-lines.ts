import { type ClaimDocumentRequest } from '@portal/domain';
import { type ClaimDocumentLine } from '@portal/service-store';

const isSame = (one: ClaimDocumentRequest, other: ClaimDocumentRequest) =>
  one.type === other.type && one.label === other.label && one.payeeId === other.payeeId;

/**
 * The documents of a claim as its facts ask for them now, in the order in which they are asked for. A line keeps what came for it and what was
 * made of that; one that nothing asks for any more goes, unless something came.
 */
export function documentLines(
  lines: readonly ClaimDocumentLine[],
  requests: readonly ClaimDocumentRequest[],
  uuid: () => string,
): ClaimDocumentLine[] {
  const asked = requests.map((request): ClaimDocumentLine => {
    const line = lines.find((one) => isSame(one, request));
    return line ? { ...line, ...request, isAsked: true } : newLine(request, uuid());
  });
  const kept = lines.filter((line) => line.settledAt !== null && !requests.some((request) => isSame(line, request)));
  return [...asked, ...kept.map((line) => ({ ...line, isAsked: false }))];
}

const newLine = (request: ClaimDocumentRequest, id: string): ClaimDocumentLine => ({
  ...request,
  id,
  isAsked: true,
  status: 'NEEDED',
  reason: null,
  note: null,
  files: [],
  settledAt: null,
  helpAskedAt: null,
  judged: null,
  says: null,
});

/** Lines that the decision still waits for. */
export const missingForDecision = (lines: readonly ClaimDocumentLine[]): ClaimDocumentLine[] =>
  lines.filter(
    ({ isAsked, neededFor, status }) =>
      isAsked && neededFor === 'DECISION' && (status === 'NEEDED' || status === 'NOT_USABLE'),
  );
