/** Beginnings that spreadsheets take for a formula, and what they hide behind. */
const STARTS = ["=", "+", "-", "@", "\t", "\r", "\n", "\r\n", "＝", "＋", "－", "＠"];

const FORMULAS = ["1+1", 'HYPERLINK("https://a.example","x")', "cmd|'/c calc'!A0", "SUM(1,2;3)"];

/** Cells a page can write into an anchor or an href, to break out of a cell or to run in it. */
export const HOSTILE: readonly string[] = [
  ...STARTS.flatMap((start) => FORMULAS.map((formula) => start + formula)),
  ...STARTS.flatMap((start) => [`${start}=1+1`, `tea;${start}1+1`, `tea\t${start}1+1`, `tea,${start}1+1`]),
  '"',
  '""',
  '",=1+1,"',
  '"\r\n=1+1\r\n"',
  "a\nb",
  "a\rb",
  "a\r\nb",
  ",;\t|",
  " leading and trailing ",
  "'quoted",
  "\ufeffmark",
  "שלום עולם",
  "\u202Egnp.exe",
  "😀 é Ω 漢字",
  "\u0001\u007f\u0085",
  "\u2028line\u2029paragraph",
  "x".repeat(32_767),
];
