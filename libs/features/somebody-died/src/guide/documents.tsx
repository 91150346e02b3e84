import { bankLetterMonths } from '@portal/domain';
import { DescriptionList, Heading, Prose, Text } from '@portal/ui-kit';

const documents = [
  {
    label: 'Death certificate',
    value: 'From Home Affairs, or from the funeral parlour that registered the death. The short one is enough.',
  },
  {
    label: 'Notice of death, form DHA-1663 (formerly BI-1663)',
    value:
      'All pages. From the doctor or the hospital; keep a copy before you hand it in. We need it until you have the certificate, and where what we pay depends on the cause of death.',
  },
  {
    label: 'ID of the person who died',
    value: 'ID book, both sides of the ID card, or passport. We ask only where names or numbers differ.',
  },
  { label: 'Your own ID', value: 'Book, card or passport, of each person who is to be paid.' },
  {
    label: 'Proof of your bank account',
    value: `Only where your bank cannot tell us whose account it is: its stamped letter, not older than ${bankLetterMonths} months. We pay only into your own account.`,
  },
  {
    label: 'Police case number and statement',
    value:
      'Only when the death was not natural and what we pay depends on that. From the police station where the case was opened.',
  },
];

/** What we need to pay, and where each of it comes from. */
export const Documents = () => (
  <Prose>
    <Heading>Documents to gather</Heading>
    <Text>A clear photo of each is enough. Nothing has to be certified.</Text>
    <DescriptionList rows={documents} />
    <Text>
      For a stillborn child we also ask for a letter of the doctor, nurse or clinic with the weeks of pregnancy.
    </Text>
  </Prose>
);
