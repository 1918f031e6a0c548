import type { Routes } from "../answer";

/** A blank A6 sheet: the smallest PDF that readers accept. */
const PDF = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 298 420]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`;

/** What is no page. */
export const FILES: Routes = {
  "/catalogue.pdf": () => ({ status: 200, headers: [["Content-Type", "application/pdf"]], body: PDF }),
  "/notes.txt": () => ({ status: 200, headers: [["Content-Type", "text/plain"]], body: "Water first.\n" }),
};
