import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";
import { Form, FormMessage, useForm } from "./form.tsx";
import { Select } from "./select.tsx";

const required = z.string().check(z.trim(), z.minLength(1, "Required"));
/** A different order than on screen. */
const schema = z.object({
  email: required,
  size: z.enum(["small", "large"], "Choose a size"),
  name: required,
});
type Order = z.output<typeof schema>;

test("the first invalid field takes the focus, in view, and each shows its error until it is valid", async () => {
  const { send, sent, visitor } = open();
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");

  await send();
  await waitFor(() => expect(name()).toHaveFocus());
  expect(seen.mock.instances).toEqual([name()]);
  expect(name()).toHaveAccessibleDescription("Required");
  expect(screen.getByRole("alert")).toHaveTextContent("3 fields are wrong");

  await visitor.type(name(), " Nora ");
  await waitFor(() => expect(name()).toBeValid());
  expect(email()).toBeInvalid();
  await send();
  await waitFor(() => expect(size()).toHaveFocus());
  expect(size()).toHaveAccessibleDescription("Choose a size");

  await visitor.selectOptions(size(), "Large");
  await waitFor(() => expect(size()).toBeValid());
  await visitor.type(email(), "nora@example.com");
  await send();
  await waitFor(() => expect(sent).toEqual([{ name: "Nora", size: "large", email: "nora@example.com" }]));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a form cannot be submitted again until the first submit has finished", { tags: "short" }, async () => {
  let answer = () => {};
  const held = () => new Promise<void>((resolve) => (answer = resolve));
  const { sent, visitor } = open({ filled: true, onSubmit: held });
  const button = screen.getByRole("button");

  button.click();
  button.click();
  expect(await screen.findByRole("button", { name: "Sending…" })).toBe(button);
  await visitor.type(name(), "{Enter}");
  expect(sent).toHaveLength(1);

  answer();
  expect(await screen.findByRole("button", { name: "Send" })).toBe(button);
  await visitor.click(button);
  await waitFor(() => expect(sent).toHaveLength(2));
  answer();
});

test.each([
  ["email: This address is taken", "This address is taken"],
  [{ email: "Taken" }, "Taken"],
])("a refused field, %j, shows the error", async (refusal, message) => {
  const { send } = open({ filled: true, onFailure: () => refusal });

  await send();

  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription(message);
  expect(name()).toBeValid();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("any other error is shown beside the button, and the form can be submitted again", async () => {
  let isBroken = true;
  const { send, sent } = open({
    filled: true,
    onSubmit: async () => {
      if (isBroken) throw new Error("street: The line is down");
    },
  });

  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent("street: The line is down");
  expect(name()).toHaveValue("Nora");

  isBroken = false;
  await send();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(sent).toHaveLength(2);
});

test("a schema that fails to load is an error of the form, too", async () => {
  let isBroken = true;
  const load = async () => {
    if (isBroken) throw new Error("A part is missing");
    return schema;
  };
  const { send, sent } = open({ filled: true, schema: load });

  await send();
  expect(await screen.findByRole("alert")).toHaveTextContent("A part is missing");

  isBroken = false;
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("input from before hydration stays, and is submitted", async () => {
  const sent: Order[] = [];
  const page = <OrderForm size="small" onOrder={(order) => sent.push(order)} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  (name() as HTMLInputElement).value = "Nora";
  (email() as HTMLInputElement).value = "nora@example.com";

  render(page, { container, hydrate: true });
  await userEvent.click(screen.getByRole("button"));

  await waitFor(() => expect(sent).toEqual([{ name: "Nora", size: "small", email: "nora@example.com" }]));
  expect(name()).toHaveValue("Nora");
});

interface OrderFormProps {
  size?: Order["size"];
  filled?: boolean;
  schema?: Parameters<typeof useForm<z.input<typeof schema>, Order>>[0]["schema"];
  onSubmit?: () => Promise<void>;
  onFailure?: () => string | { email: string };
}

function open(props: OrderFormProps = {}) {
  const sent: Order[] = [];
  const visitor = userEvent.setup();
  const onSubmit = (order: Order) => {
    sent.push(order);
    return props.onSubmit?.() ?? (props.onFailure ? Promise.reject(new Error("Refused")) : undefined);
  };
  render(<OrderForm {...props} onOrder={onSubmit} />);
  return { sent, visitor, send: () => visitor.click(screen.getByRole("button")) };
}

function OrderForm(props: OrderFormProps & { onOrder: (order: Order) => unknown }) {
  const filled = { name: "Nora", size: "small", email: "nora@example.com" } as const;
  const form = useForm<z.input<typeof schema>, Order>({
    schema: props.schema ?? schema,
    initial: props.filled ? filled : { name: "", size: props.size ?? ("none" as "small"), email: "" },
    onSubmit: props.onOrder,
    onInvalid: (errors) => `${Object.keys(errors).length} fields are wrong`,
    ...(props.onFailure && { onFailure: props.onFailure }),
  });
  return (
    <Form form={form}>
      <TextField {...form.field("name")} label="Name" />
      <Select
        {...form.choice("size")}
        label="Size"
        options={[
          { value: "none" as "small", label: "Choose" },
          { value: "small", label: "Small" },
          { value: "large", label: "Large" },
        ]}
      />
      <TextField {...form.field("email")} label="Email" />
      <FormMessage form={form} />
      <Button type="submit">{form.isSubmitting ? "Sending…" : "Send"}</Button>
    </Form>
  );
}

const name = () => screen.getByLabelText("Name");
const size = () => screen.getByLabelText("Size");
const email = () => screen.getByLabelText("Email");
