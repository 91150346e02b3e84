import { type Chapter } from '../page/legal-document';
import { HowLong } from './chapters/how-long';
import { HowSafe } from './chapters/how-safe';
import { OtherPeople } from './chapters/other-people';
import { WhatWeCollect } from './chapters/what-we-collect';
import { WhoIsResponsible } from './chapters/who-is-responsible';
import { WhoReceivesIt } from './chapters/who-receives-it';
import { Why } from './chapters/why';
import { YourChoice } from './chapters/your-choice';
import { YourRights } from './chapters/your-rights';

export const privacyChapters: readonly Chapter[] = [
  { id: 'who-is-responsible', title: 'Who is responsible', Body: WhoIsResponsible },
  { id: 'what-we-collect', title: 'What we collect', Body: WhatWeCollect },
  { id: 'why', title: 'Why we need it', Body: Why },
  { id: 'other-people', title: 'Children and other people', Body: OtherPeople },
  { id: 'who-receives-it', title: 'Who receives it', Body: WhoReceivesIt },
  { id: 'offers', title: 'Offers are your choice', Body: YourChoice },
  { id: 'how-safe', title: 'How we keep it safe', Body: HowSafe },
  { id: 'how-long', title: 'How long we keep it', Body: HowLong },
  { id: 'your-rights', title: 'Your rights', Body: YourRights },
];
