import { type CertificateState } from '@portal/contract';
import { formatDate, todayInJohannesburg } from '@portal/domain';
import { usePortalConfig } from '@portal/policy-workflow';
import { Alert, Card, DescriptionList, Heading, List, Stack, Text, TextLink } from '@portal/ui-kit';
import { answerWords } from './answer-messages';

interface CertificateAnswerProps {
  code: string;
  /** Null: nobody knows the code. */
  found: CertificateState | null;
}

/** What we say about a certificate to anybody who asks, and what to do then. */
export function CertificateAnswer({ code, found }: CertificateAnswerProps) {
  const { phone } = usePortalConfig().contact;
  const { tone, title, meaning, next } = answerWords[found?.state ?? 'NOT_FOUND'];
  return (
    <Card as="section" aria-label="What we know of this certificate">
      <Stack gap="md">
        <Alert tone={tone} role="status">
          <Stack gap="xs">
            <Heading level={2} size="md">
              {title}
            </Heading>
            <Text>{meaning}</Text>
          </Stack>
        </Alert>
        <DescriptionList
          rows={[
            { label: 'Code', value: code },
            ...(found
              ? [{ label: 'Issued on', value: formatDate(todayInJohannesburg(new Date(found.issuedAt))) }]
              : []),
          ]}
        />
        <Heading level={3} size="sm">
          What to do
        </Heading>
        <List>
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </List>
        <Text>
          Our number: <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
        </Text>
      </Stack>
    </Card>
  );
}
