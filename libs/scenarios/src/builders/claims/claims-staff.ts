import { type StaffName } from '@portal/service-store';
import { idOf } from '../derived';

const named = (name: string): StaffName => ({ id: idOf(`claims-staff/${name}`), name });

/** Consultants who decide on claims, and the administrator who confirms what is refused or looks strange. */
export const zanele = named('Zanele Mthembu');
export const johan = named('Johan Steyn');
export const priya = named('Priya Govender');
