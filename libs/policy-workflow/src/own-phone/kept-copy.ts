import { ownPhoneDays } from '@portal/domain';
import * as v from 'valibot';
import { destroyVault } from './store';
import { seal, unseal } from './vault';

const dayMs = 86_400_000;

const PersonSchema = v.object({
  id: v.string(),
  name: v.string(),
  who: v.string(),
  sentence: v.string(),
  tone: v.picklist(['green', 'amber', 'red', 'grey', 'blue']),
  isOutlined: v.boolean(),
  amount: v.nullable(v.string()),
  bar: v.object({ now: v.number(), waiting: v.number(), limit: v.number() }),
});

/** What a phone keeps of a policy: the cover card as it was drawn, and whose it is. No ID, account or cellphone number. */
const KeptCopySchema = v.object({
  /** When it was true. */
  at: v.string(),
  /** Who asked for it (`whoAmI`). */
  userId: v.string(),
  policyNumber: v.string(),
  cover: v.object({ headline: v.string(), people: v.array(PersonSchema), next: v.nullable(v.string()) }),
});
export type KeptCopy = v.InferOutput<typeof KeptCopySchema>;

const name = 'policy';

export const writeCopy = (copy: KeptCopy): Promise<void> => seal(name, copy);

/** The copy on this phone; null where there is none. One that is too old, or that an older release wrote otherwise, is destroyed. */
export async function readCopy(now: Date): Promise<KeptCopy | null> {
  const kept = await unseal(name);
  if (kept === null) return null;
  const read = v.safeParse(KeptCopySchema, kept);
  if (read.success && now.getTime() - Date.parse(read.output.at) < ownPhoneDays * dayMs) return read.output;
  await destroyVault();
  return null;
}
