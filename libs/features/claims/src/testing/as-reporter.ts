import { claimantOf } from '@portal/auth';
import { deathReportAdditions, ownReportAdditions, type SendReportDocument } from '@portal/contract';
import { addDays } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { signInWith } from './as-claimant';
import { type Tools, visitOf } from './plays';

/** The number of somebody who is on no policy. */
const Cell_Number = '083 111 2222';

/** Somebody tells of a death on the public page. Gives the reference. */
async function reportDeath(tools: Pick<Tools, 'loaded'>): Promise<string> {
  const { auth, scenario, readPin } = visitOf(tools);
  await auth.api.call(deathReportAdditions.triggerDeathReportOtp, {}, { Cell_Number });
  const told = await auth.api.call(
    deathReportAdditions.reportDeath,
    {},
    {
      deceased: {
        First_Name: 'Elias',
        Surname: 'Mabaso',
        Date_Of_Birth: '1948-04-05',
        Date_Of_Death: addDays(scenario.today, -2),
      },
      reporter: {
        First_Name: 'Nomsa',
        Surname: 'Khumalo',
        Cell_Number,
        Relationship: 'SISTER',
        Preferred_Language: 'ENGLISH',
      },
      Is_True: true,
      otp: await readPin(),
    },
  );
  if (!told.success) throw new Error(told.message);
  return told.data.reference;
}

/** The same, and they sign in to the report in this tab. */
export async function signInToReport(tools: Pick<Tools, 'loaded'>): Promise<void> {
  await signInWith(tools, { claim: await reportDeath(tools), Cell_Number });
}

/** Sends a document for the report that is signed in to. */
export async function sendForReport(tools: Pick<Tools, 'loaded'>, type: SendReportDocument['type']): Promise<void> {
  const file = {
    base64File: btoa(aPdf()),
    fileName: 'certificate.pdf',
    fileExtension: '.pdf',
    contentType: 'application/pdf',
  };
  const { api, session } = claimantOf(visitOf(tools).auth);
  const { reference } = session.read() ?? { reference: '' };
  const sent = await api.call(ownReportAdditions.sendReportDocument, { reference }, { type, files: [file] });
  if (!sent.success) throw new Error(sent.message);
}
