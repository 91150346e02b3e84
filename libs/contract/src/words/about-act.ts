import { actionTypes, entityTypes, labelOf } from '@portal/domain';
import { documentLabels } from './document-labels';

/** What the audit knows of something that happened on a policy. */
export interface WrittenAct {
  action: string;
  entityType: string | null;
  after: unknown;
  reason: string | null;
}

export const isOf = (list: readonly { code: string }[], code: string) => list.some((one) => one.code === code);

/** `: Add child`, or whatever else is known of a change. */
export function aboutChange({ reason, entityType }: Pick<WrittenAct, 'reason' | 'entityType'>): string {
  if (reason && isOf(actionTypes, reason)) return `: ${labelOf(actionTypes, reason)}`;
  return entityType && isOf(entityTypes, entityType) ? `: ${labelOf(entityTypes, entityType)}` : '';
}

/** A detail that was written down. */
export const valueOf = ({ after }: Pick<WrittenAct, 'after'>, name: string): unknown =>
  (after as Record<string, unknown> | null)?.[name];

/** `: Birth certificate`, where the kind of document was written down. */
export function aboutDocument(act: Pick<WrittenAct, 'after'>): string {
  const type = valueOf(act, 'type');
  return typeof type === 'string' && Object.hasOwn(documentLabels, type)
    ? `: ${documentLabels[type as keyof typeof documentLabels]}`
    : '';
}
