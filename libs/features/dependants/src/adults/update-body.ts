/** Entries of a form that no record keeps, or that count only together with others. */
interface Changes {
  readonly Is_Alive_Declaration?: unknown;
  readonly Documents?: unknown;
  readonly Quote_Id?: unknown;
}

/** What differs from the record, without the declaration, which was made when the person joined. */
export function changesOf<Fields extends Changes>({ Is_Alive_Declaration: _given, ...changes }: Fields) {
  return changes;
}

/** Why there is nothing to send: documents alone change nothing. Null when there is something. */
export function whyNothing<Fields extends Changes>(changed: Fields): string | null {
  const { Documents: _documents, Quote_Id: _quote, ...fields } = changesOf(changed);
  return Object.keys(fields).length === 0 ? 'You have not changed anything' : null;
}
