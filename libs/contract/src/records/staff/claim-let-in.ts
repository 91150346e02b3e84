import { checkIdNumber } from '@portal/domain';
import { optionalDay } from '../../fields/day';
import { reference } from '../../fields/given';
import { requiredCell } from '../../fields/phone';
import { obeys, refusal, type Rule } from '../../fields/rules';
import { optionalCode } from '../../fields/text';
import { written } from '../../fields/written';
import { anyDay } from '../../identity-rules';
import { claimVersion } from '../claim-document';
import { identityRows } from '../person';
import * as v from 'valibot';

const numberRule: Rule<{ Id_Number: string | null }> = ({ Id_Number }) =>
  Id_Number ? refusal('Id_Number', checkIdNumber(Id_Number, anyDay)) : [];

/** Who speaks for a child or an estate, who arranges the funeral, the guardian of children who stay covered, or a payee whose number changed, as staff let them in to a claim. */
export const LetInSchema = v.pipe(
  written({
    /** Who is paid: for whom they speak, or they themselves; or the place for who arranges the funeral or the guardian. By the id within the claim. */
    claimantId: reference('Name who is paid'),
    /** 2 to 50 letters, spaces, hyphens and apostrophes. */
    First_Name: identityRows.First_Name.written,
    /** 2 to 50 letters, spaces, hyphens and apostrophes. */
    Surname: identityRows.Surname.written,
    /** Their own South African ID number, with which the bank is asked whose the account is; null: none, or it is on record. Of who arranges the funeral and of a guardian it shows that they are an adult. */
    Id_Number: optionalCode,
    /** Of who arranges the funeral, or a guardian, and has no South African ID number: the date of birth on their passport. Null of everybody else. */
    Date_Of_Birth: optionalDay('The date of birth must be a real date').written,
    /** Their own cellphone number, with which they sign in to the claim. */
    Cell_Number: requiredCell.written,
    /** The version of the claim that was read; with an older one nothing is done. */
    version: claimVersion,
  }),
  obeys(numberRule),
);
