// All decisions by pair reduction at this position, with the results of both branches.

import { signal } from "@preact/signals";
import type { Offer, Tried } from "../../model/handwork";
import { goCell, open, shown } from "./work";
import { say } from "./words";

type Order = keyof typeof say.orders;
const order = signal<Order>("list");
const most = 40;

const closed = (offer: Offer): number => [offer.first, offer.second].filter((tried) => tried.outcome !== "open").length;
const pairs = (offer: Offer): number => Math.max(offer.first.pairs, offer.second.pairs);

function sorted(offers: readonly Offer[]): Offer[] {
  const by = { list: () => 0, pairs: (a: Offer, b: Offer) => pairs(b) - pairs(a), conclusive: (a: Offer, b: Offer) =>
    closed(b) - closed(a) }[order.value as "list"];
  return [...offers].sort(by);
}

export function Decisions() {
  const offers = shown.value?.decisions ?? [];
  return (
    <details id="hdp-decisions">
      <summary>{`${say.decisions} (${offers.length})`}</summary>
      <p class="note">{offers.length === 0 ? say.noDecisions : say.decisionsHelp}</p>
      {offers.length > 0 && (
        <label class="row">{say.order}{" "}
          <select value={order.value} onChange={(event) => { order.value = event.currentTarget.value as Order; }}>
            {Object.entries(say.orders).map(([key, name]) => <option key={key} value={key}>{name}</option>)}
          </select>
        </label>
      )}
      <ul class="offers">
        {sorted(offers).slice(0, most).map((offer, at) => (
          <li key={at}>
            <Take offer={offer} tried={offer.first} /> <Take offer={offer} tried={offer.second} /> <small>
              {say.by(offer.pair, offer.house)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Take({ offer, tried }: { offer: Offer; tried: Tried }) {
  return <button class={tried.outcome} onClick={() => { goCell(offer.cell); void open(tried.statement); }}>{`# ${tried.statement}`} <b>
    {say.result(tried.outcome, tried.pairs)}</b></button>;
}
