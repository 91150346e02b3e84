import { type DocumentRequest } from '@portal/contract';

/** How far the documents that were asked for have come, in words. */
export function progressOf(requests: readonly Pick<DocumentRequest, 'received'>[]): string {
  const received = requests.filter((request) => request.received).length;
  const missing = requests.length - received;
  if (missing === 0) {
    return requests.length === 1
      ? 'We have the document that we asked for. You need not send anything.'
      : `We have all ${requests.length} documents that we asked for. You need not send anything.`;
  }
  if (requests.length === 1) return 'One document is still missing. Your change waits for it.';
  return `${received} of ${requests.length} documents received, ${missing} still missing.`;
}

/** The documents of one change. */
export interface RequestsOfChange {
  /** Unlike that of any other change. */
  key: string;
  actionId: string | null;
  about: string;
  requests: readonly DocumentRequest[];
}

/** The documents by the change that asks for them, in the order in which they come. */
export function byChange(requests: readonly DocumentRequest[]): RequestsOfChange[] {
  const keyOf = ({ actionId, about }: DocumentRequest) => actionId ?? about;
  const keys = [...new Set(requests.map(keyOf))];
  return keys.map((key) => {
    const documents = requests.filter((request) => keyOf(request) === key);
    return { key, actionId: documents[0]?.actionId ?? null, about: documents[0]?.about ?? '', requests: documents };
  });
}
