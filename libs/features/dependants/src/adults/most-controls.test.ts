import { mostControls } from '@portal/forms/testing';
import { expect, it } from 'vitest';
import { extendedMemberForm } from '../extended-members/extended-member-form';
import { spouseForm } from '../spouse/spouse-form';

const today = '2026-11-20';

it.each(['SA_ID', 'PASSPORT', 'REFUGEE_PERMIT'])(
  'adding an adult on %s shows at most twelve controls at a time',
  (Id_Type) => {
    expect(mostControls(spouseForm, { Id_Type }, today)).toBeLessThanOrEqual(12);
    expect(mostControls(extendedMemberForm, { Id_Type }, today)).toBeLessThanOrEqual(12);
  },
);
