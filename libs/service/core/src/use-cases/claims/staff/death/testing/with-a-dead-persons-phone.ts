import { apiBase } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { dataOf } from '../../../../../testing/staff-service';
import { type ClaimsDesk } from '../../testing/claims-desk';
import { debited } from './debited-families';

/** The number, the e-mail and the account that somebody sets who has the phone of a main member who died. */
export const thiefs = { cell: '27829990000', email: 'somebody@else.example', account: '62009998887' } as const;

const anAccount = {
  Account_Holder_Name: 'S Jacobs',
  Account_Holder_Relationship: 'SELF',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT',
  Account_Number: thiefs.account,
  Debit_Day: 25,
  Authorisation: true,
};
const aStranger = {
  Title: 'MS',
  First_Name: 'Zinhle',
  Surname: 'Dube',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: '1990-05-05', sequence: 9 }),
  Date_Of_Birth: '1990-05-05',
  Gender: 'FEMALE',
  Relationship: 'FRIEND',
  Cell_Number: '27821112222',
  Benefit_Share: 50,
};

/** What somebody does with the sign-in of a main member: of the debited family unless told otherwise. */
export async function withPhone(desk: ClaimsDesk, policyNumber: string = debited().Policy_Number) {
  desk.wait(61);
  const { accessToken: token } = await desk.signIn(policyNumber);
  const send = (method: string, path: string, body?: unknown) =>
    desk.send(method, `${apiBase}/${path}`, { token, ...(body !== undefined && { body }) });
  const pin = async (purpose: string, more = ''): Promise<string> => {
    desk.wait(61);
    await send('POST', `otp/${policyNumber}?purpose=${purpose}${more}`);
    return desk.sentPin();
  };
  const changeEmail = async () =>
    dataOf(await send('PUT', `update-main-member/${policyNumber}`, { Email_Address: thiefs.email }));
  const changeAccount = async () => {
    const otp = await pin('UPDATE_BANKING_DETAILS');
    return dataOf(await send('PUT', `update-banking-details/${policyNumber}`, { ...anAccount, otp }));
  };
  /** Half of it is hers, the other half his who had half before; the wife is paid nothing. */
  const addBeneficiary = async () => {
    const [first, second] = (await desk.policy(policyNumber)).Beneficiaries;
    const ShareAllocation = [
      { id: first?.id, Benefit_Share: 30 },
      { id: second?.id, Benefit_Share: 20 },
      { id: null, Benefit_Share: 50 },
    ];
    const otp = await pin('BENEFICIARY');
    return dataOf(await send('POST', `add-beneficiary/${policyNumber}`, { ...aStranger, ShareAllocation, otp }));
  };
  const removeBeneficiary = async () => {
    const [first, second] = (await desk.policy(policyNumber)).Beneficiaries;
    const ShareAllocation = [{ id: first?.id, Benefit_Share: 100 }];
    const otp = await pin('BENEFICIARY');
    const body = { id: second?.id, Beneficiary_Status: 'REMOVED', ShareAllocation, otp };
    return dataOf(await send('POST', `update-beneficiary/${policyNumber}`, body));
  };
  const changeNumber = async () => {
    const otp = await pin('UPDATE_CELL_NUMBER');
    const cellNumberOtp = await pin('UPDATE_CELL_NUMBER', `&cellNumber=${thiefs.cell}`);
    const body = { Cell_Number: thiefs.cell, otp, cellNumberOtp };
    return dataOf(await send('PUT', `update-main-member/${policyNumber}`, body));
  };
  return { send, changeEmail, changeAccount, addBeneficiary, removeBeneficiary, changeNumber };
}
