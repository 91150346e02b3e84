import { Card, Heading, List } from '@portal/ui-kit';

interface SentencesProps {
  title: string;
  all: readonly string[];
}

/** What somebody should know before confirming, each in a line of its own. */
export const Sentences = ({ title, all }: SentencesProps) => (
  <Card>
    <Heading level={2} size="md">
      {title}
    </Heading>
    <List>
      {all.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  </Card>
);
