import { newId } from '@portal/api-client';
import * as v from 'valibot';
import { sealBeside, unkeep, unsealAll } from './vault';

/** Whose form it is: one draft of one policy, as the service keeps it too. */
const FormSchema = v.object({
  userId: v.string(),
  policyNumber: v.string(),
  form: v.string(),
  recordId: v.string(),
});
export type TypedForm = v.InferOutput<typeof FormSchema>;

/** What was typed into a form and has not reached the service: whatever differs from the record, without files and PINs. */
const TypedSchema = v.object({ ...FormSchema.entries, values: v.record(v.string(), v.unknown()) });

const beginning = 'typed ';

/** The names under which answers are kept say nothing of them: a name is no ciphertext. */
async function keptOf(form: TypedForm) {
  const kept = await unsealAll(beginning);
  return kept.flatMap(({ name, value }) => {
    const read = v.safeParse(TypedSchema, value);
    const isIt = read.success && Object.entries(form).every(([key, is]) => read.output[key as keyof TypedForm] === is);
    return isIt ? [{ name, values: read.output.values }] : [];
  });
}

/** What this phone keeps of a form; null: nothing. */
export const readTyped = async (form: TypedForm): Promise<object | null> => (await keptOf(form))[0]?.values ?? null;

/** Keeps what was typed. False where this phone keeps nothing; throws where it has no room. */
export async function keepTyped(form: TypedForm, values: object): Promise<boolean> {
  const [known] = await keptOf(form);
  return sealBeside(known?.name ?? beginning + newId(), { ...form, values });
}

export async function forgetTyped(form: TypedForm): Promise<void> {
  for (const { name } of await keptOf(form)) await unkeep(name);
}
