import { entityTypes, type EntityType, labelOf } from '@portal/domain';
import { type EntityRecord } from './change';

/** What people call the record: `Child: Thabo M.`, `Policy: Gold Family Plan` (docs/domain/records.md#r9-19). */
export function entityLabel(entityType: EntityType, record: EntityRecord | null): string {
  const kind = labelOf(entityTypes, entityType);
  const { First_Name, Surname, Product_Name } = record ?? {};
  if (entityType === 'POLICY' && typeof Product_Name === 'string') return `${kind}: ${Product_Name}`;
  if (typeof First_Name !== 'string' || typeof Surname !== 'string') return kind;
  return `${kind}: ${First_Name} ${[...Surname][0] ?? ''}.`;
}
