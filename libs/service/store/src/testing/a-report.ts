import { anIdNumber } from '@portal/domain/testing';
import { webRandom } from '../base/web-random';
import { type NewDeathReport } from '../claims/death-reports';

const at8 = new Date(Date.UTC(2026, 10, 20, 8));
export const reportedIdNumber = anIdNumber({ born: '1961-05-08' });
let references = 0;

/** A report of a death from the public page, as it comes in. */
export const aNewReport = (more: Partial<NewDeathReport> = {}): NewDeathReport => ({
  id: webRandom.uuid(),
  reference: `DR-2222-${String((references += 1)).padStart(4, '2')}`,
  deceased: {
    Id_Number: reportedIdNumber,
    Passport_Number: null,
    Policy_Number: null,
    First_Name: 'Sipho',
    Surname: 'Nkosi',
    Date_Of_Birth: null,
  },
  dateOfDeath: '2026-11-18',
  reporter: { firstName: 'Nomsa', surname: 'Dlamini', relationship: 'SISTER', language: 'ISIZULU' },
  cellNumber: '27821234567',
  cellProvedAt: at8,
  channel: 'WEB',
  address: '10.0.0.1',
  isLeftToStaff: false,
  contactBy: '2026-11-23',
  createdAt: at8,
  ...more,
});
