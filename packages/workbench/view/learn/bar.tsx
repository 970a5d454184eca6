// The bar above the board during an exercise.

import { exercise } from "./work";
import { say } from "./words";

export const Bar = () => <div class="bar"><p>{say.bar(exercise.value?.name ?? "")}</p></div>;
