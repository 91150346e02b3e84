import {
  type BankReference,
  bankAccountRule,
  continuePolicyInput,
  type FieldError,
  inside,
  readBody,
} from '@portal/contract';
import { checkNominees } from '@portal/contract/application';
import { type PlainDate } from '@portal/domain';
import { type Answers, bodyOf } from './answers';
import { placeOfField } from './place-of-field';

interface Surroundings {
  today: PlainDate;
  banks: readonly BankReference[];
}

/**
 * Everything that is wrong with the answers, by the rules that the service asks too. It knows who the successor is besides, and has the last
 * word. One sentence a field.
 */
export function problemsOf(answers: Answers, { today, banks }: Surroundings): FieldError[] {
  const body = bodyOf(answers);
  const read = readBody(continuePolicyInput(today), body);
  const account = body['BankingDetails'] as Parameters<ReturnType<typeof bankAccountRule>>[0] | null;
  const all = [
    ...(read.success ? [] : read.errors),
    ...checkNominees({ Beneficiaries: answers.Beneficiaries }, {}),
    ...(account === null ? [] : inside('BankingDetails', bankAccountRule(banks)(account))),
  ];
  const seen = new Set<string>();
  return all.filter(({ field }) => placeOfField(field) !== null && !seen.has(field) && seen.add(field));
}
