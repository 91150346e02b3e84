import { type DocumentText } from '@portal/contract';
import { PrintButton } from '@portal/policy-workflow';
import { Card, Heading, Stack, Text } from '@portal/ui-kit';
import { TextPart } from './text-part';

/** The schedule, section by section, in the order of the document. */
export const ScheduleText = ({ text: { lead, sections, foot } }: { text: DocumentText }) => (
  <Stack gap="lg">
    <Stack gap="sm">
      {lead.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <PrintButton />
    </Stack>
    {sections.map(({ heading, parts }) => (
      <Card as="section" key={heading} aria-label={heading}>
        <Stack gap="md">
          <Heading level={2} size="md">
            {heading}
          </Heading>
          {parts.map((part, place) => (
            <TextPart key={place} part={part} heading={heading} />
          ))}
        </Stack>
      </Card>
    ))}
    <Text size="sm" tone="muted">
      {foot}
    </Text>
  </Stack>
);
