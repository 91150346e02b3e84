import { apiBase, type ClaimCase, type ClaimTokens, type Continuation } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { dataOf } from '../../../../testing/staff-service';
import { type Sent } from '../../../../testing/world';
import { cells, type ClaimsDesk, silverPolicy, someConsultant } from '../../staff/testing/claims-desk';

const aDaughter = {
  Title: 'MS',
  First_Name: 'Lindiwe',
  Surname: 'Jacobs',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: '1998-08-08', sequence: 7 }),
  Date_Of_Birth: '1998-08-08',
  Gender: 'FEMALE',
  Cell_Number: '082 666 0004',
  Relationship: 'DAUGHTER',
  Benefit_Share: 100,
};
const anAddress = {
  Line_1: '21 Beach Road',
  Suburb: 'Central',
  City: 'Gqeberha',
  Province: 'EASTERN_CAPE',
  Postal_Code: '6001',
};
const anAccount = {
  Account_Holder_Name: 'Z Jacobs',
  Account_Holder_Relationship: 'SELF',
  Bank_Name: 'FNB',
  Branch_Code: '250655',
  Account_Type: 'CURRENT',
  Account_Number: '62000012345',
  Debit_Day: 1,
  Authorisation: true,
};

/** How the wife goes on with the Silver policy once the death of its main member is confirmed. */
export function aTakeover(deskOf: () => ClaimsDesk, claimOf: () => ClaimCase) {
  const post = (path: string, body: object, token?: string): Promise<Sent> =>
    deskOf().send('POST', `${apiBase}/${path}`, { body, ...(token !== undefined && { token }) });
  const signIn = async (Cell_Number: string): Promise<string> => {
    deskOf().wait(61);
    const claim = silverPolicy;
    await post('claims/trigger-otp', { claim, Cell_Number });
    const sent = await post('claims/login', { claim, Cell_Number, otp: deskOf().sentPin() });
    return dataOf<ClaimTokens>(sent).accessToken;
  };
  const asSpouse = () => signIn(cells.spouse);
  const read = (token: string) =>
    deskOf().send('GET', `${apiBase}/claims/${claimOf().reference}/continuation`, { token });
  const seen = async (token: string): Promise<Continuation> => dataOf(await read(token));
  const pin = async (token: string): Promise<string> => {
    deskOf().wait(61);
    await post(`claims/${claimOf().reference}/trigger-otp`, { purpose: 'CONTINUE_POLICY' }, token);
    return deskOf().sentPin();
  };
  const ask = async (token: string, more: object = {}): Promise<Sent> => {
    const { version } = await seen(token);
    const asked = {
      Email_Address: 'zodwa@example.com',
      Marital_Status: 'WIDOWED',
      Preferred_Language: 'ISIXHOSA',
      PhysicalAddress: anAddress,
      Beneficiaries: [aDaughter],
      BankingDetails: anAccount,
      isTrue: true,
      otp: await pin(token),
      version,
      ...more,
    };
    return post(`policies/${silverPolicy}/continue`, asked, token);
  };
  const decide = async (decision: object = { decision: 'APPROVE' }) => {
    const staff = deskOf().as(someConsultant);
    const [first] = dataOf<{ data: { id: string }[] }>(await staff('GET', '/staff/approval-actions')).data;
    dataOf(await staff('POST', `/staff/approval-actions/${first?.id ?? ''}/take`, {}));
    return staff('PUT', `/approval-actions/${silverPolicy}/${first?.id ?? ''}`, decision);
  };
  const takenOver = async (more: object = {}) => {
    const token = await asSpouse();
    dataOf(await ask(token, more));
    dataOf(await decide());
    return token;
  };
  return { aDaughter, post, signIn, asSpouse, read, seen, ask, decide, takenOver };
}
