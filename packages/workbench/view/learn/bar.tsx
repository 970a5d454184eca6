// What stands over the board while an exercise is on it.

import { exercise } from "./work";
import { say } from "./words";

export const Bar = () => <div class="bar"><p>{say.bar(exercise.value?.name ?? "")}</p></div>;
