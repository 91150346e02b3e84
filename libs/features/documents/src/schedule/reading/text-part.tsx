import { type DocumentTextPart } from '@portal/contract';
import { DescriptionList, Text, TextLink } from '@portal/ui-kit';
import { TextTable } from './text-table';

interface TextPartProps {
  part: DocumentTextPart;
  /** Of the section: names its tables. */
  heading: string;
}

/** One part of a document as it is read on a screen. */
export function TextPart({ part, heading }: TextPartProps) {
  switch (part.kind) {
    case 'text':
      return <Text>{part.text}</Text>;
    case 'details':
      return <DescriptionList rows={part.rows.map(([label, value]) => ({ label, value }))} />;
    case 'table':
      return <TextTable table={part} heading={heading} />;
    case 'code':
      return (
        <Text>
          {part.label}: <TextLink href={part.value}>{part.value}</TextLink>
        </Text>
      );
  }
}
