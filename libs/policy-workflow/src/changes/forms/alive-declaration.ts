import { declaration } from '@portal/forms';

/** What whoever adds an adult declares about them (docs/domain/conduct.md#r8-1, docs/domain/records.md#r9-8). */
export const aliveDeclaration = {
  name: 'Is_Alive_Declaration',
  label: 'This person is alive and known to me, and I may share their information.',
  widget: declaration(),
} as const;
