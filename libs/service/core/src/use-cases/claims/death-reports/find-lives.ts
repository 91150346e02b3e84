import { countryCodes, type DeceasedKind, numberKey, searchableName } from '@portal/domain';
import {
  type DeathReportRow,
  type Executor,
  findPolicy,
  livesByNumber,
  type PolicyRow,
  type StoredPolicy,
  together,
} from '@portal/service-store';
import { policyWhenHolderDied } from '../basis/policy-on-day';

type Life = Pick<
  StoredPolicy['MainMember'],
  'id' | 'First_Name' | 'Surname' | 'Date_Of_Birth' | 'Life_Status' | 'Cover_End_Date'
>;

/** Somebody on a policy who may be the person that died. */
export interface FoundLife {
  policy: PolicyRow;
  kind: DeceasedKind;
  life: Life;
  /** Whom the main member had named by the day of death, where they may be the person; else those of today. */
  beneficiaries: StoredPolicy['Beneficiaries'];
}

/** Who was found. */
export interface Findings {
  lives: FoundLife[];
  /** False: more than one person fits, or nobody on the policy that was named. Then staff look. */
  isCertain: boolean;
}

type Deceased = DeathReportRow['deceased'];

/**
 * Looks for whoever died by the first number that was said, exact only: names and birth date alone never find anybody by machine. The
 * number of a policy finds the one on it with these names. Whoever was off a policy by the day of death is not found there.
 */
export async function findLives(executor: Executor, { deceased, dateOfDeath }: DeathReportRow): Promise<Findings> {
  const { Id_Number, Passport_Number, Policy_Number } = deceased;
  const { lives, isCertain } =
    Id_Number !== null || Passport_Number !== null
      ? await byNumber(executor, deceased)
      : Policy_Number !== null
        ? await onPolicy(executor, Policy_Number, deceased)
        : nobody;
  const there = lives.filter(({ life }) => !hadLeft(life, dateOfDeath));
  return { lives: await together(there.map((found) => asOfDay(executor, found, dateOfDeath))), isCertain };
}

/** What was changed after a death has no effect: neither opens it a claim nor does it shut anybody out. */
async function asOfDay(executor: Executor, found: FoundLife, dateOfDeath: string): Promise<FoundLife> {
  if (found.kind !== 'MAIN_MEMBER') return found;
  const { policy } = await policyWhenHolderDied(executor, found.policy.record, dateOfDeath);
  return { ...found, beneficiaries: policy.Beneficiaries };
}

const nobody: Findings = { lives: [], isCertain: true };

const hadLeft = ({ Cover_End_Date }: Life, dateOfDeath: string) =>
  Cover_End_Date !== null && Cover_End_Date < dateOfDeath;

/** A passport is known by its country too, which reporters are not asked for: whoever has this number in any country. */
const keysOf = ({ Id_Number, Passport_Number }: Deceased): string[] =>
  (Id_Number === null
    ? countryCodes.map((Passport_Country) => ({ Passport_Number, Passport_Country }))
    : [{ Id_Number }]
  )
    .map(numberKey)
    .filter((key) => key !== null);

async function byNumber(executor: Executor, deceased: Deceased): Promise<Findings> {
  const found = await livesByNumber(executor, keysOf(deceased));
  const lives = found.flatMap(({ policy, person }) =>
    livesOn(policy).filter(({ life }) => life.id === person.personId),
  );
  return { lives, isCertain: new Set(found.map(({ person }) => person.numberKey)).size <= 1 };
}

async function onPolicy(executor: Executor, policyNumber: string, deceased: Deceased): Promise<Findings> {
  const policy = await findPolicy(executor, policyNumber);
  if (policy === null) return nobody;
  const lives = livesOn(policy).filter(({ life }) => isNamed(life, deceased));
  return { lives, isCertain: lives.length === 1 };
}

const namesOf = ({ First_Name, Surname }: Pick<Deceased, 'First_Name' | 'Surname'>) =>
  searchableName(`${First_Name} ${Surname}`);

const isNamed = (life: Life, deceased: Deceased): boolean =>
  namesOf(life) === namesOf(deceased) &&
  (deceased.Date_Of_Birth === null || deceased.Date_Of_Birth === life.Date_Of_Birth);

/** Everybody who is or was covered by a policy. */
function livesOn(policy: PolicyRow): FoundLife[] {
  const { MainMember, Spouse, Children, ExtendedMembers, Beneficiaries: beneficiaries } = policy.record;
  const as = (kind: DeceasedKind, lives: readonly Life[]) =>
    lives.map((life) => ({ policy, kind, life, beneficiaries }));
  return [
    ...as('MAIN_MEMBER', [MainMember]),
    ...as('SPOUSE', Spouse ? [Spouse] : []),
    ...as('CHILD', Children),
    ...as('EXTENDED_MEMBER', ExtendedMembers),
  ];
}
