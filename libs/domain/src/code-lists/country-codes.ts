/**
 * The codes of `countries`, in its order. Apart from the names: whoever only checks a passport's country needs none of them, and they weigh
 * 2 KB in what everybody fetches who signs in.
 */
export const countryCodes: readonly string[] = [
  'BW LS MZ NA SZ ZW MW ZM CD NG KE ET SO BD PK IN CN GB AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH',
  'BB BY BE BZ BJ BM BT BO BA BV BR IO VG BN BG BF BI KH CM CA CV BQ KY CF TD CL CX CC CO KM CG CK CR CI HR CU',
  'CW CY CZ DK DJ DM DO EC EG SV GQ ER EE FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW',
  'GY HT HM HN HK HU IS ID IR IQ IE IM IL IT JM JP JE JO KZ KI KW KG LA LV LB LR LY LI LT LU MO MG MY MV ML MT',
  'MH MQ MR MU YT MX FM MD MC MN ME MS MA MM NR NP NL NC NZ NI NE NU NF KP MK MP NO OM PW PS PA PG PY PE PH PN',
  'PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB GS KR SS ES LK SD SR SJ',
  'SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UM VI UG UA AE US UY UZ VU VA VE VN WF EH YE',
]
  .join(' ')
  .split(' ');
