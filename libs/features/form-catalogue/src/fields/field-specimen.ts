import { type FieldPart } from '../contents';
import { type SpecimenProps } from '../specimen/specimen';

/** One kind of field, on an entry of the contract. */
export type FieldSpecimen = Omit<SpecimenProps, 'id' | 'title' | 'today'> & { id: FieldPart };
