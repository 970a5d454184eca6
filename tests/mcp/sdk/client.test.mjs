// `deduku mcp` by the protocol's own client: every tool, resources, progress, cancelling. DEDUKU names the program.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {Client} from "@modelcontextprotocol/sdk/client/index.js";
import {StdioClientTransport} from "@modelcontextprotocol/sdk/client/stdio.js";

const easy = "....65..8..8...9..2.64....1...2..5.7....39......7...1....8.........1729..539.....";
const solution = "491365728538172946276498351649281537715639482382754619927843165864517293153926874";
const killer = ".".repeat(81) + " rules: " + [...solution].map((digit, i) => [digit, "ABCDEFGHI"[i % 9] + (Math.floor(i / 9) + 1)])
    .map(([digit, cell]) => `killer ${digit}: ${cell}`).join("; ");
const client = new Client({name: "test", version: "1"});
const call = (name, args, options) => client.callTool({name, arguments: args}, undefined, options);

before(() => client.connect(new StdioClientTransport({command: process.env.DEDUKU, args: ["mcp"]})));
after(() => client.close());

test("the server says who it is", () => {
    assert.equal(client.getServerVersion().name, "deduku");
    assert.deepEqual(Object.keys(client.getServerCapabilities()).sort(), ["resources", "tools"]);
    assert.match(client.getInstructions(), /'hint'/);
});

test("every tool answers", async () => {
    const {tools} = await client.listTools();
    const waiting = new Set(tools.map((tool) => tool.name));
    const answer = async (name, args) => {
        waiting.delete(name);
        const result = await call(name, args);
        assert.equal(result.isError, false, JSON.stringify(result));
        return result.structuredContent;
    };
    assert.equal((await answer("read", {text: easy})).puzzles[0].puzzle, easy);
    assert.equal((await answer("reading", {text: easy})).verdict, "consistent");
    assert.equal((await answer("solve", {puzzle: killer})).solution, solution);
    assert.equal((await answer("hint", {puzzle: easy})).technique, "Naked Single.");
    assert.equal((await answer("path", {puzzle: easy})).outcome, "solved");
    assert.equal((await answer("path", {puzzle: killer})).outcome, "solved");
    assert.equal((await answer("explain", {puzzle: easy, queries: ["A1!=7"]})).answers[0].verdict, "is not");
    assert.equal((await answer("judge", {puzzle: easy, claim: "C8=4"})).standing, "one step");
    assert.deepEqual((await answer("candidates", {puzzle: easy})).candidates[1], [9]);
    assert.equal((await answer("analyze", {puzzle: easy})).solution, solution);
    assert.equal((await answer("rate", {puzzle: easy, by: ["hodoku"]})).hodoku.level, "Hard");
    const {proof} = await answer("prove", {puzzle: easy});
    const lines = proof.map((line) => JSON.stringify(line) + "\n").join("");
    assert.equal((await answer("check", {puzzle: easy, proof: lines})).proved, "unique");
    assert.deepEqual((await answer("minimal", {puzzle: easy})).redundant, []);
    const contradicting = "................ rules:killer 3: C1 D1; thermo: A1-D1";
    assert.deepEqual((await answer("rules", {puzzle: contradicting})).contradiction.rules, [1, 2]);
    assert.equal((await answer("generate", {puzzles: 2, seed: 3})).puzzles.length, 2);
    assert.match((await answer("draw", {puzzle: easy})).svg, /^<svg/);
    assert.match((await answer("convert", {puzzle: easy, to: "f-puzzles"})).text, /f-puzzles/);
    assert.deepEqual([...waiting], []);
});

// Read from the transport: the client drops progress if the answer arrives in the same piece of input.
test("progress comes with each step", async () => {
    const told = [];
    const receive = client.transport.onmessage;
    client.transport.onmessage = (message) => {
        if (message.method === "notifications/progress") told.push(message.params.message);
        receive(message);
    };
    const result = await call("path", {puzzle: easy}, {onprogress: () => {}});
    client.transport.onmessage = receive;
    assert.deepEqual(told, result.structuredContent.steps.map((step) => step.line));
});

test("a cancelled call ends, others go on", async () => {
    const stop = new AbortController();
    const endless = call("solve", {puzzle: ".".repeat(81), count: true}, {signal: stop.signal});
    assert.equal((await call("solve", {puzzle: easy})).structuredContent.result, "unique");
    stop.abort("enough");
    await assert.rejects(endless);
    assert.deepEqual(await client.ping(), {});
});

test("resources are the techniques' pages", async () => {
    const {resources} = await client.listResources();
    const page = (await client.readResource({uri: resources.at(-1).uri})).contents[0];
    assert.match(page.text, /^# /);
    await assert.rejects(client.readResource({uri: "deduku://techniques/none.md"}), {code: -32002});
});

test("mistakes have words", async () => {
    const result = await call("solve", {puzzle: "123"});
    assert.equal(result.isError, true);
    assert.match(result.content[0].text, /line 1, column 1: found '123'/);
    await assert.rejects(call("slove", {}), /did you mean 'solve'/);
});
