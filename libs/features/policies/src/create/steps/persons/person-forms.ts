import { childInput, spouseInput } from '@portal/contract';
import { type Form } from '@portal/forms';
import { beneficiaryForm, beneficiaryOn } from '@portal/policy-workflow/new-policyholder';
import { type GenericSchema } from 'valibot';
import { type Application, type Kind, type Typed } from '../../application/application';
import { chosenPlan, type Situation } from '../../application/situation';
import { childForm } from './child-form';
import { memberForm, memberOn } from './member-form';
import { spouseForm } from './spouse-form';

interface PersonForm {
  form: Form;
  /** With the rules of the day. */
  schema: (application: Application, situation: Situation) => GenericSchema<unknown, Typed>;
  /** What a new one begins with. */
  unlessSaid: Typed;
  /** What somebody who was added has agreed to, and no record says. */
  agreed?: Typed;
}

const known = (parts: { form: unknown; schema: unknown; unlessSaid: Typed; agreed?: Typed }) => parts as PersonForm;

/** The form of each kind of person. */
export const personForms: Record<Kind, PersonForm> = {
  Spouse: known({
    form: spouseForm,
    schema: (_: Application, { today }: Situation) => spouseInput(today),
    unlessSaid: { Id_Type: 'SA_ID' },
  }),
  Children: known({
    form: childForm,
    schema: (_: Application, { today }: Situation) => childInput(today),
    unlessSaid: { Id_Type: 'SA_ID', Is_Student: false, Is_Disabled: false, Is_Married: false },
  }),
  ExtendedMembers: known({
    form: memberForm,
    schema: (application: Application, situation: Situation) =>
      memberOn(situation.today, chosenPlan(application, situation)?.levelOfCover ?? 0),
    unlessSaid: { Id_Type: 'SA_ID' },
  }),
  Beneficiaries: known({
    form: beneficiaryForm,
    schema: (_: Application, { today }: Situation) => beneficiaryOn(today),
    unlessSaid: { Id_Type: 'SA_ID' },
    agreed: { May_Share: true },
  }),
};
