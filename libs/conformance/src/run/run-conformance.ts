import { todayInJohannesburg } from '@portal/domain';
import { createBackend, type Outside } from '../backend/backend';
import { whyUnreachable } from '../backend/reach';
import { type SignedIn, signIn } from '../backend/sign-in';
import { allChecks } from '../checks/all-checks';
import { changedDetails, type JobDetails, readMember, writeMember } from '../checks/job-details';
import { type Kit } from '../kit/kit';
import { learn } from '../kit/known';
import { levelsOf } from '../report/levels';
import { type Checked, type Report } from '../report/report';
import { screenStates } from '../report/screen-states';

/** What is tried, and on whose policy. */
export interface Subject {
  /** The address of the backend, before `/api/v1`. */
  url: string;
  policyNumber: string;
  /** An access token of the policyholder, or the way to a PIN for signing in. */
  credentials: { token: string } | { pinOf: (policyNumber: string) => Promise<string> };
  otherPolicy?: string | null;
  origin?: string | null;
  mayWrite?: boolean;
}

export type Outcome = { success: true; report: Report } | { success: false; message: string };

/** Tries a backend over HTTP. It fails, with one sentence that says what to do, where there is none or nobody can sign in. */
export async function runConformance(subject: Subject, outside: Outside): Promise<Outcome> {
  const { url, policyNumber, credentials, otherPolicy = null, origin = null, mayWrite = false } = subject;
  const backend = createBackend(url, outside);
  const message = await whyUnreachable(backend, url);
  if (message !== null) return { success: false, message };
  const signedIn: SignedIn =
    'token' in credentials
      ? { success: true, session: { accessToken: credentials.token, refreshToken: null } }
      : await signIn(backend, policyNumber, credentials.pinOf);
  if (!signedIn.success) return signedIn;
  const known = await learn(backend, signedIn.session.accessToken, policyNumber);
  if (known.answers.get('whoAmI')?.status === 401) {
    return {
      success: false,
      message: 'The --token is refused: it has expired or is not of this backend. Give a new one.',
    };
  }
  const changes = new Set<string>();
  const kit: Kit = {
    backend,
    session: signedIn.session,
    policyNumber,
    otherPolicy,
    origin,
    mayWrite,
    known,
    today: known.date ?? todayInJohannesburg(outside.now()),
    newId: outside.newId,
    changed: (what) => void changes.add(what),
  };
  const checks = await runAll(kit, mayWrite ? await readMember(kit) : null, changes);
  const report: Report = {
    url,
    policyNumber,
    checkedAt: outside.now().toISOString(),
    requests: backend.exchanges.length,
    checks,
    levels: levelsOf(checks),
    screens: screenStates(checks, known.lacking),
    changes: [...changes],
  };
  return { success: true, report };
}

/** Runs every check in its order; before the session ends, what was written is put back. */
async function runAll(kit: Kit, before: JobDetails | null, changes: Set<string>): Promise<Checked[]> {
  const checked: Checked[] = [];
  let toPutBack = before;
  for (const { run, ...check } of allChecks) {
    if (check.call === 'logout' && toPutBack) {
      await putBack(kit, toPutBack, changes);
      toPutBack = null;
    }
    checked.push({ ...check, verdict: await run(kit) });
  }
  return checked;
}

async function putBack(kit: Kit, { Occupation, Employer_Name }: JobDetails, changes: Set<string>) {
  const answer = await writeMember(kit, { Occupation, Employer_Name });
  changes.delete(changedDetails);
  changes.add(
    answer.status === 200
      ? `${changedDetails}, several times, and back to what they were`
      : `${changedDetails}: putting them back failed, so set them to what they were`,
  );
}
