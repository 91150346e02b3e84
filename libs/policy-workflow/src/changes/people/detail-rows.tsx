import { detailsOf, type DetailRecord } from '@portal/contract/words';
import { type EntityType, maskIdNumber, maskPassport } from '@portal/domain';
import { type DescriptionRow } from '@portal/ui-kit';
import { OwnedNumber } from './owned-number';

/** Numbers that name a person, and how much of them is seen before somebody asks for all. */
const hidden: Record<string, (value: string) => string> = {
  Id_Number: maskIdNumber,
  Passport_Number: maskPassport,
  Permit_Number: maskPassport,
};

/**
 * What is known about a record, in the order of its form: all of it, or the fields named. Fields without a value are left out;
 * numbers that name a person are hidden behind "Show". Labels and words are those of the contract.
 */
export function detailRows(entity: EntityType, record: object, fields?: readonly string[]): DescriptionRow[] {
  const values = record as DetailRecord;
  return detailsOf[entity].flatMap(({ field, label, show }): DescriptionRow[] => {
    const words = fields === undefined || fields.includes(field) ? show(values) : null;
    if (words === null) return [];
    const mask = hidden[field];
    const whole = values[field];
    if (mask === undefined || typeof whole !== 'string') return [{ label, value: words }];
    const owner = { entityType: entity, entityId: String(values['id'] ?? '') };
    return [{ label, value: <OwnedNumber {...owner} value={whole} label={label} mask={mask} /> }];
  });
}
