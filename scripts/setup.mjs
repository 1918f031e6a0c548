// Makes sure that Node is new enough and that the dependencies are there.
import { ensureDependencies } from "./setup/dependencies.mjs";
import { nodeProblem } from "./setup/node-version.mjs";
import { reportStop, Stop } from "./setup/stop.mjs";

try {
  const problem = nodeProblem();
  if (problem !== null) throw new Stop(problem);
  await ensureDependencies();
} catch (error) {
  reportStop(error);
}
