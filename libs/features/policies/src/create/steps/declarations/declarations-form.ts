import { AddPolicySchema } from '@portal/contract';
import { applicationConsent, type DeclarationName } from '@portal/contract/words';
import { checkbox, defineForm } from '@portal/forms';

const declaration = <const Name extends DeclarationName>(name: Name) =>
  ({ name, label: applicationConsent.texts[name], widget: checkbox() }) as const;

/** What somebody agrees to, in the words that are kept with the application. */
export const declarationsForm = defineForm({
  name: 'application-declarations',
  schema: AddPolicySchema.entries.declarations,
  items: [declaration('truthful'), declaration('popia'), declaration('thirdParty'), declaration('debitOrder')],
});
