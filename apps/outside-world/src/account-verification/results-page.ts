import { html } from 'hono/html';
import { badge } from '../http/pages/badge';
import { layout, type Markup } from '../http/pages/layout';
import { sandboxResults, type VerificationResult } from './sandbox-results';

const badges: Record<VerificationResult, Markup> = {
  VERIFIED: badge('Verified', 'good'),
  FAILED: badge('Failed', 'bad'),
  NO_ANSWER: badge('No answer'),
};

const row = (ending: string, result: VerificationResult, meaning: string) =>
  html`<tr>
    <th scope="row" class="digits">${ending}</th>
    <td>${badges[result]}</td>
    <td>${meaning}</td>
  </tr>`;

/** What somebody who tries the portal must know to see each result. */
export const resultsPage = (): Markup =>
  layout({
    title: 'Account verification',
    standIn: 'account verification',
    style: '/account-verification/account-verification.css',
    main: html`<header class="head">
        <h1>Account verification</h1>
        <p>
          Banks say here whether an account is open, whose it is and whether it takes debit orders. The last three
          digits of the account number choose the answer. No account number is kept.
        </p>
      </header>
      <div class="card">
        <table>
          <caption>
            Account numbers and their results
          </caption>
          <thead>
            <tr>
              <th scope="col">Ends in</th>
              <th scope="col">Result</th>
              <th scope="col">What it means</th>
            </tr>
          </thead>
          <tbody>
            ${sandboxResults.map(({ ending, result, meaning }) => row(ending, result, meaning))}
            ${row('Others', 'VERIFIED', 'All is well')}
          </tbody>
        </table>
      </div>`,
  });
