import { List, Text } from '@portal/ui-kit';

export const WhatWeCollect = () => (
  <>
    <Text>We collect only what your policy needs:</Text>
    <List>
      <li>who you are: names, ID or passport number, date of birth, gender, marital status</li>
      <li>how to reach you: cellphone number, e-mail, addresses, language</li>
      <li>who is covered and who is paid: your family, your relatives, your beneficiaries</li>
      <li>how you pay: your bank account and your payments</li>
      <li>documents that you send us, such as certificates</li>
      <li>what is done in this portal: sign-ins, changes, approvals</li>
    </List>
    <Text>
      We do not ask about race or religion. We ask about health only where a child stays covered because of a
      disability.
    </Text>
    <Text>
      Most of it comes from you. Some comes from your bank, for instance whether an account exists, and from our staff
      when you call.
    </Text>
  </>
);
